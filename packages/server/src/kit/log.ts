import pino from 'pino'
import type { Logger } from './ports.ts'
import type { Settings } from './settings.ts'

const SECRETS = [
  'authorization',
  'cookie',
  'jcobtoken',
  'password',
  'passwordCipher',
  'secret',
  'token',
]
const PHONE = /\b(1[3-9]\d)\d{4}(\d{4})\b/g

/** One JSON line for each event. Secrets are cut out by name, phone numbers by their looks. */
export function createLog(level: Settings['logLevel'], out?: pino.DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [
    name,
    `*.${name}`,
    `headers.${name}`,
    `*.headers.${name}`,
  ])
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: '[removed]' },
    hooks: { streamWrite: (line) => line.replace(PHONE, '$1****$2') },
  }
  return out ? pino(options, out) : pino(options)
}
