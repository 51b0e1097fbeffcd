import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BasketballBody } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'
import { nbaRecordings } from '@linmen/domain/recordings/nba-plays.ts'
import type { RecordedMoment, Recording } from '@linmen/domain/recordings/recording.ts'
import { wyscoutRecording, type WyscoutEvents } from '@linmen/domain/recordings/wyscout.ts'
import { nbaTeam } from '#files/nba-teams.ts'
import { plainText } from '#files/wyscout-shapes.ts'
import { openSource, type SourceFile } from '#files/source-file.ts'

export type RecordedMatch =
  | (Recording<FootballBody> & { readonly sport: 'football' })
  | (Recording<BasketballBody> & { readonly sport: 'basketball' })

/** The matches of a recording: a Wyscout event file is one, a play-by-play file has several. */
export async function recordedMatches(path: string): Promise<RecordedMatch[]> {
  const file = await openSource(path)
  if (/\.json(\.gz)?$/.test(path)) return [await wyscoutMatch(file)]
  const games = nbaRecordings(await wholeText(file))
  if (games.length === 0) throw new Error(`${path} 里没有可回放的比赛`)
  return games.map((game) => ({
    ...game,
    sport: 'basketball',
    home: nbaTeam(game.home),
    away: nbaTeam(game.away),
  }))
}

async function wyscoutMatch(file: SourceFile): Promise<RecordedMatch> {
  const events = (await file.document()) as WyscoutEvents
  const first = events.events?.[0]
  if (!first) throw new Error(`${file.path} 里没有可回放的比赛`)
  const told = wyscoutRecording(events, await homeOf(file.path, first.matchId, events))
  const moments = told.moments.map((moment): RecordedMoment<FootballBody> => {
    const { body } = moment
    return 'player' in body
      ? { ...moment, body: { ...body, player: plainText(body.player) } }
      : moment
  })
  const [home, away] = [plainText(told.home), plainText(told.away)]
  return { ...told, home, away, moments, sport: 'football' }
}

/** Who is at home stands in the file of matches, when that lies beside; else it is the first team named. */
async function homeOf(path: string, matchId: number, { teams }: WyscoutEvents): Promise<number> {
  const beside = (await readdir(dirname(path))).find(
    (name) => name !== basename(path) && /matches.*\.jsonl(\.gz)?$/.test(name),
  )
  if (beside)
    for await (const lines of (await openSource(join(dirname(path), beside))).lines(500))
      for (const { text } of lines)
        if (text.includes(`"wyId":${matchId}`) || text.includes(`"wyId": ${matchId}`))
          return homeIn(text)
  return Number(Object.keys(teams)[0])
}

function homeIn(text: string): number {
  const { teamsData } = JSON.parse(text) as {
    teamsData: Record<string, { side: string; teamId: number }>
  }
  return Object.values(teamsData).find(({ side }) => side === 'home')?.teamId ?? 0
}

async function wholeText(file: SourceFile): Promise<string> {
  const lines: string[] = []
  for await (const piece of file.lines(5000)) for (const { text } of piece) lines.push(text)
  return `${lines.join('\n')}\n`
}
