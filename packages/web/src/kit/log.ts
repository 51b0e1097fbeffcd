/** What only a developer needs to know. Nothing personal belongs here. */
export function note(message: string): void {
  console.warn(message)
}
