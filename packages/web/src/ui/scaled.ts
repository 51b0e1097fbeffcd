/** A design length at width 375 that comes from a prop; stylesheets write px and are scaled by the build. */
export function scaled(px: number): string {
  return `calc(${px} * var(--u))`
}
