import pino from 'pino'
import type { Logger } from './environment.ts'
import type { Settings } from './settings.ts'

const SECRETS = [
  'authorization',
  'bankCard',
  'cardNo',
  'code',
  'cookie',
  'idCard',
  'jcobtoken',
  'password',
  'passwordCipher',
  'realName',
  'secret',
  'token',
]
const IDENTITY =
  /\b[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\w)/g
const BANK_CARD = /\b[3-6]\d{11,14}(\d{4})\b/g
const PHONE = /\b(1[3-9]\d)\d{4}(\d{4})\b/g

/** One JSON line for each event. Secrets are cut out by name, numbers of people, cards and phones by their looks. */
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
    hooks: {
      streamWrite: (line) =>
        line.replace(IDENTITY, '[removed]').replace(BANK_CARD, '****$1').replace(PHONE, '$1****$2'),
    },
  }
  return out ? pino(options, out) : pino(options)
}
