/** A place in the folder of this package. Sources and what is built of them lie one step below it. */
export const inPackage = (path: string): URL => new URL(`../${path}`, import.meta.url)
