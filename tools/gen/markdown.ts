export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

export const page = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`

export const code = (text: string) => (text === '' ? '' : `\`${text}\``)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
