/** What only a developer needs to know. Nothing personal belongs here. */
export function note(message: string): void {
  console.warn(message)
}

/** Page and server do not understand each other: whoever runs the product has to mend it. */
export function complain(message: string): void {
  console.error(message)
}
