interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown
}

/** What this page's styles have to bear. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content ?? ''

/**
 * The page's policy lets nobody write markup. The component library writes its styles as text into style elements, which
 * is the same door: text without markup may pass, anything else may not. Some of its parts forget the nonce (what keeps
 * the page from scrolling under a dialog), so every style element made here bears it.
 */
export function allowStyleText(): void {
  const nonce = styleNonce()
  const make = document.createElement.bind(document)
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const made = make(name, options)
    if (made instanceof HTMLStyleElement) made.nonce = nonce
    return made
  }) as typeof document.createElement
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('markup is not written as text')
      return text
    },
  })
}
