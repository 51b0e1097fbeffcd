/** Moving from code that is no component. The router installs itself here. */
export interface Navigator {
  go(path: string, options?: { replace?: boolean }): void
  back(): void
  /** Path and query, as after the hash. */
  here(): string
}

let installed: Navigator = {
  go: (path) => location.assign(`#${path}`),
  back: () => history.back(),
  here: () => location.hash.slice(1) || '/',
}

export const installNavigator = (navigator: Navigator): void => void (installed = navigator)

export const navigation: Navigator = {
  go: (path, options) => installed.go(path, options),
  back: () => installed.back(),
  here: () => installed.here(),
}
