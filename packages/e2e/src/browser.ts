export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Only a whole browser shows notifications; all other journeys run in its shell, where there is one. */
export const wholeBrowser = {
  launchOptions: { executablePath: BROWSER, args: BROWSER_FLAGS },
}
