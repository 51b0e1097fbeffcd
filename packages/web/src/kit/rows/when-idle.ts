const LATEST_MS = 500

/** Until the browser has drawn what it has to draw. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else resolve()
  })
