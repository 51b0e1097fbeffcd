/** Values of `--name value` pairs. */
export function options(args: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (let at = 0; at < args.length; at++) {
    const name = args[at]!
    if (name.startsWith('--')) found[name.slice(2)] = args[++at] ?? ''
  }
  return found
}

/** The files of one option: `a.csv.gz,b.csv.gz`. */
export const fileList = (value: string | undefined): string[] =>
  (value ?? '').split(',').filter((path) => path !== '')
