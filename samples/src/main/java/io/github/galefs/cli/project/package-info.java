/** The command that writes a new project: its templates and where their files go. */
package io.github.galefs.cli.project;
