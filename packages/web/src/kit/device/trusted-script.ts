interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** The policy of our pages takes no address of a script as a plain text. */
export function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('linmen-worker', { createScriptURL: (of) => of })
  return policy?.createScriptURL(address) ?? address
}
