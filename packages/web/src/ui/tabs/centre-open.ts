/** Brings the open one of a row that scrolls aside into its middle. scrollIntoView would also move the page. */
export function centreOpen(list: HTMLElement, selector: string): void {
  const open = list.querySelector<HTMLElement>(selector)
  if (open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2
}
