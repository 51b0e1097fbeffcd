import { BROWSER, BROWSER_FLAGS } from '../playwright.config.ts'

/** Only a whole browser shows notifications; all other journeys run in its shell, where there is one. */
export const wholeBrowser = {
  launchOptions: { executablePath: BROWSER, args: BROWSER_FLAGS },
}
