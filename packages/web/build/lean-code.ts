// The inventory numbers of screens and redirects serve the audits, which never run in a browser.
const INVENTORY = /\b(routes: \[[^\]]*\]|row: '[^']*'),?\s*/g
const unbuiltCall = `planned({ call: '', method: 'GET', path: '/', effect: 'read' })`
const unbuiltMethod = `plannedMethod({ method: '', sport: 'both' })`

/** Names of the screens of a table that have no page yet. */
export const plannedIn = (code: string): string[] =>
  entries(code, 'screen')
    .filter(({ call }) => isPlanned(call))
    .map(({ name }) => name)

/** A table without its planned screens. */
export function leanScreens(code: string): string {
  const kept = entries(code, 'screen')
    .filter(({ call }) => isPlanned(call))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code)
  return kept.replace(INVENTORY, '')
}

/** The redirects that lead somewhere. */
export function leanRedirects(code: string, planned: ReadonlySet<string>): string {
  const row = /\{(?:[^{}]|\{[^{}]*\})*\bto: '(\w+)'(?:[^{}]|\{[^{}]*\})*\},?\n/g
  return code
    .replace(row, (whole, to: string) => (planned.has(to) ? '' : whole))
    .replace(INVENTORY, '')
}

/** A table whose planned rows are all the same one. */
export function leanRows(code: string): string {
  return share(share(code, 'planned', unbuiltCall), 'plannedMethod', unbuiltMethod)
}

/** Codecs without the schemas they carry for the generated documents. */
export function leanCodecs(code: string): string {
  const calls = [...code.matchAll(/\bcodec(<\w+>)?\((?=\s*(\{|schema\b))/g)]
  const bare = calls.reduceRight((rest, match) => {
    const from = match.index + match[0].length
    const at = /\S/.exec(rest.slice(from))!.index + from
    const end = rest[at] === '{' ? closing(rest, at + 1) : at + 'schema'.length
    return `${rest.slice(0, from)}{}${rest.slice(end)}`
  }, code)
  return bare.replace(/^ {2}const schema = \{[\s\S]*?^ {2}\}\n/gm, '')
}

const isPlanned = (call: string) => /planned: true/.test(call)

function share(code: string, maker: string, row: string): string {
  const name = `unbuilt_${maker}`
  const lean = entries(code, maker).reduceRight(
    (rest, entry) =>
      `${rest.slice(0, entry.from)}  ${entry.name}: ${name},\n${rest.slice(entry.to)}`,
    code,
  )
  // The row stands before the table that uses it.
  return lean === code ? code : lean.replace(/\n(?=export const)/, `\nconst ${name} = ${row}\n`)
}

/** `  name: maker(…),` lines of a table, from the start of the line to the start of the next. */
function entries(code: string, maker: string) {
  return [...code.matchAll(new RegExp(`^ {2}(\\w+): ${maker}\\(`, 'gm'))].map((match) => {
    const end = closing(code, match.index + match[0].length)
    const to = code.indexOf('\n', end) + 1
    return { name: match[1]!, call: code.slice(match.index, end), from: match.index, to }
  })
}

/** The place after the bracket that closes the one before `at`. */
function closing(code: string, at: number): number {
  let open = 1
  let place = at
  for (; open > 0 && place < code.length; place++) {
    const sign = code[place]!
    if (sign === "'") place = code.indexOf("'", place + 1)
    else if ('({['.includes(sign)) open++
    else if (')}]'.includes(sign)) open--
  }
  return place
}
