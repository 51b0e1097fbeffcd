import { qrCode } from '@linmen/domain/qr/qr-code.ts'
import { word } from '#ui/logo/logo-paths.ts'
import { court, pitch } from '#ui/night-panel/night-lines.ts'
import type { SharedMatch } from '#features/share/shared-match.ts'
import { fitText, type Measure } from './fit-text.ts'
import { boardItems } from './poster-board.ts'
import { detailItems } from './poster-details.ts'
import { night, chalk } from './poster-inks.ts'
import { POSTER, type PosterItem, type TextItem } from './poster-items.ts'

export interface PosterFacts {
  readonly match: SharedMatch
  readonly link: string
  readonly brand: { readonly name: string; readonly slogan: string }
  /** `11-25 21:35`: the picture does not change any more. */
  readonly madeAt: string
}

/** Everything on the picture and where it stands. */
export function posterLayout(facts: PosterFacts, measure: Measure): PosterItem[] {
  const { match } = facts
  return [
    { is: 'ground', from: night.turf, to: night.deep, glow: night.volt },
    ...lines(match.sport),
    ...head(facts, measure),
    ...boardItems(match, measure),
    ...detailItems(match, measure),
    ...foot(facts, measure),
  ]
}

const lines = (sport: SharedMatch['sport']): PosterItem[] => [
  {
    is: 'path',
    d: sport === 'football' ? pitch : court,
    ...{ x: 0, y: 330, scale: 2, stroke: night.line, thick: 1.5 },
  },
]

function head({ match, brand }: PosterFacts, measure: Measure): PosterItem[] {
  const league = [match.leagueName, match.stage].filter(Boolean).join(' ')
  const title = fitText(league, { width: 640, size: 36, least: 26, lines: 1, weight: 600 }, measure)
  const centred = { is: 'text', x: POSTER.width / 2, align: 'center' } as const
  return [
    ...logo(brand.name),
    { is: 'box', ...{ x: 586, y: 62, width: 116, height: 40, radius: 8 }, stroke: night.quiet },
    { ...centred, x: 644, y: 90, text: '演示数据', size: 22, weight: 400, ink: night.soft },
    { ...centred, y: 218, text: title.lines[0]!, size: title.size, weight: 600, ink: night.ink },
    ...(match.score || match.hidden ? [{ ...centred, ...when(match) }] : []),
  ]
}

/** When it is; before the match the middle of the picture says so, large. */
const when = ({ day, time }: SharedMatch) => ({
  ...{ y: 268, text: `${day} ${time}`, size: 26, weight: 400 as const, ink: night.soft },
})

/** Other brands have a name instead of the wordmark. */
function logo(name: string): PosterItem[] {
  if (name !== '临门')
    return [
      {
        is: 'text',
        x: 48,
        y: 96,
        text: name,
        size: 38,
        weight: 600,
        ink: night.ink,
        align: 'left',
      },
    ]
  return [
    { is: 'path', d: word, x: 44, y: 52, scale: 2.2, stroke: night.ink, thick: 2.9 },
    { is: 'path', d: BALL, x: 44, y: 52, scale: 2.2, fill: night.volt },
  ]
}

const BALL = 'M34.3 6.2a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0'
const QR = { x: 48, y: 1086, box: 200, quiet: 14 } as const

function foot({ match, link, brand, madeAt }: PosterFacts, measure: Measure): PosterItem[] {
  const rows = qrCode(link)
  const x = rows ? QR.x + QR.box + 32 : QR.x
  const text = { is: 'text', x, align: 'left' } as const
  const asOf = match.score && isOn(match) ? `比分截至 ${madeAt}` : `生成于 ${madeAt}`
  const sign = fitText(
    `${brand.name}　${brand.slogan}`,
    { width: POSTER.width - x - 48, size: 24, least: 18, lines: 1, weight: 400 },
    measure,
  )
  const words: TextItem[] = [
    { ...text, y: 1130, text: callOf(match), size: 38, weight: 600, ink: chalk.ink },
    { ...text, y: 1178, text: '长按识别，不用登录', size: 26, weight: 400, ink: chalk.soft },
    { ...text, y: 1226, text: asOf, size: 24, weight: 400, ink: chalk.soft },
    { ...text, y: 1270, text: sign.lines[0]!, size: sign.size, weight: 400, ink: chalk.soft },
  ]
  const sheet = { x: 0, y: 1046, width: POSTER.width, height: POSTER.height - 1046 + 40 }
  return [
    { is: 'box', ...sheet, radius: 40, fill: chalk.ground },
    ...(rows ? code(rows) : []),
    ...words,
  ]
}

const isOn = ({ status: { kind } }: SharedMatch) => kind === 'live' || kind === 'break'

/** What whoever scans it will find. To those who keep the score from themselves it tells no phase. */
function callOf(match: SharedMatch): string {
  const { kind } = match.status
  if (match.hidden) return '扫码看比赛'
  if (isOn(match)) return '扫码看实时比分'
  if (kind === 'finished') return '扫码看完整赛况'
  return kind === 'scheduled' ? '扫码看赛前数据' : '扫码看比赛'
}

function code(rows: readonly (readonly boolean[])[]): PosterItem[] {
  const { x, y, box, quiet } = QR
  return [
    { is: 'box', x, y, width: box, height: box, radius: 16, fill: chalk.paper },
    {
      is: 'modules',
      rows,
      ...{ x: x + quiet, y: y + quiet, size: box - 2 * quiet, ink: chalk.ink },
    },
  ]
}
