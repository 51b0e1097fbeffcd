import type { Declaration, Plugin } from 'postcss'

/**
 * Design text of 11 px is 9.4 CSS px on a phone 320 wide, and 5.5 on one that zooms to 200 %. Text
 * gets a floor of 11 CSS px and its lines one of 14, unless they were drawn tighter; the upper-case
 * unit is left alone by the plugin that scales px to the viewport.
 */
export function textFloor(): Plugin {
  return {
    postcssPlugin: 'text-floor',
    // Before any visitor of another plugin has seen the declarations.
    Once(root) {
      root.walkDecls(/^font(-size)?$/, raise)
      root.walkDecls('line-height', raiseLine)
    },
  }
}

// From here on even half of it is enough.
const LARGE = 22
const LARGE_LINE = 28
const FLOOR = '11PX'
const LINE_FLOOR = 14
const LINE_OF_FONT = /(\/\s*)(\d*\.?\d+px)/
// In the shorthand the size is the first length, before an optional line height.
const SIZE = /(^|\s)(\d*\.?\d+)px(?=$|[\s/])/

function raise(decl: Declaration) {
  decl.value = decl.value
    .replace(SIZE, (whole, before: string, size: string) =>
      Number(size) < LARGE ? `${before}max(${size}px, ${FLOOR})` : whole,
    )
    .replace(LINE_OF_FONT, (_, before: string, line: string) => before + raisedLine(line))
}

function raiseLine(decl: Declaration) {
  decl.value = raisedLine(decl.value)
}

function raisedLine(value: string): string {
  const line = Number(/^(\d*\.?\d+)px$/.exec(value)?.[1] ?? 0)
  if (line < LINE_FLOOR - 2 || line >= LARGE_LINE) return value
  return `max(${line}px, ${Math.min(line, LINE_FLOOR)}PX)`
}
