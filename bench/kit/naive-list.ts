// The list as one would write it first: all matches in one state, all rows drawn with every message.
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Matches = readonly FootballMatch[]
interface Frame {
  readonly d?: unknown
}

createRoot(document.getElementById('root')!).render(h(NaiveList))

function NaiveList() {
  const [matches, setMatches] = useState<Matches>([])
  useEffect(() => {
    void askForToday().then(setMatches)
    return listen((delta) => setMatches((all) => withDelta(all, delta)))
  }, [])
  return h(
    'ul',
    null,
    matches.map((match) => h(Row, { key: match.id, match })),
  )
}

function Row({ match }: { match: FootballMatch }) {
  const { id, live, home, away, odds } = match
  return h(
    'li',
    { 'data-match': id },
    h('span', { className: 'league' }, h('i'), match.leagueId),
    h('span', { className: 'time' }, live.phase),
    h('span', { className: 'number' }, match.number),
    h(TeamLine, { side: 'home', match, name: home.name }),
    h(TeamLine, { side: 'away', match, name: away.name }),
    h('button', { type: 'button' }, '☆'),
    live.highlight && h('p', null, `进球 ${live.highlight.minute}' ${live.highlight.player ?? ''}`),
    odds && h(Prices, odds.european.now),
  )
}

interface TeamLineProps {
  readonly side: 'home' | 'away'
  readonly match: FootballMatch
  readonly name: string
}

function TeamLine({ side, match: { live }, name }: TeamLineProps) {
  return h(
    'div',
    { className: 'team' },
    h('svg', { width: 20, height: 20 }, h('circle', { cx: 10, cy: 10, r: 9 })),
    h('span', null, name),
    h('small', null, live.corners?.[side]),
    h('small', null, live.score.half?.[side]),
    h('b', { 'data-score': side }, live.score.full[side]),
  )
}

function Prices({ home, draw, away }: EuropeanOdds) {
  const prices = [home, draw, away]
  return h(
    'div',
    { className: 'odds' },
    prices.map((price, at) => h('em', { key: at }, price)),
  )
}

async function askForToday(): Promise<Matches> {
  const answer = await fetch('/sportdata/f', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getMatchListByDate' }),
  })
  return footballGateway.getMatchListByDate.output.decode(await answer.json()).matches
}

function listen(take: (delta: ReturnType<typeof footballLive.delta.decode>) => void): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  socket.onopen = () =>
    socket.send(JSON.stringify({ op: 'sub', topics: { [footballLive.name]: '' } }))
  socket.onmessage = ({ data }) => {
    const { d } = JSON.parse(String(data)) as Frame
    if (d !== undefined) take(footballLive.delta.decode(d))
  }
  return () => socket.close()
}

const withDelta = (all: Matches, delta: ReturnType<typeof footballLive.delta.decode>): Matches =>
  all.map((match) =>
    delta.kind === 'change' && delta.live && match.id === delta.matchId
      ? { ...match, live: delta.live }
      : match,
  )
