import type { Declaration, Plugin } from 'postcss'

/**
 * Design text of 11 px is 9.4 CSS px on a phone 320 wide. Sizes below 14 get a floor of 11 CSS px;
 * the upper-case unit is left alone by the plugin that scales px to the viewport.
 */
export function textFloor(): Plugin {
  return {
    postcssPlugin: 'text-floor',
    // Before any visitor of another plugin has seen the declarations.
    Once(root) {
      root.walkDecls(/^font(-size)?$/, raise)
    },
  }
}

const LARGEST_RAISED = 14
const FLOOR = '11PX'
// In the shorthand the size is the first length, before an optional line height.
const SIZE = /(^|\s)(\d*\.?\d+)px(?=$|[\s/])/

function raise(decl: Declaration) {
  decl.value = decl.value.replace(SIZE, (whole, before: string, size: string) =>
    Number(size) < LARGEST_RAISED ? `${before}max(${size}px, ${FLOOR})` : whole,
  )
}
