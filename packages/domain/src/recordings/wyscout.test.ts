import { describe, expect, it } from 'vitest'
import { wyscoutRecording, type WyscoutEvent, type WyscoutEvents } from './wyscout.ts'

const HOME = 10
const AWAY = 20

const event = (part: Partial<WyscoutEvent> & { tag?: number }): WyscoutEvent => ({
  matchId: 7,
  eventName: 'Pass',
  subEventName: 'Simple pass',
  matchPeriod: '1H',
  eventSec: 0,
  teamId: HOME,
  playerId: 1,
  ...part,
  tags: part.tag === undefined ? [] : [{ id: part.tag }],
})

const file = (...events: WyscoutEvent[]): WyscoutEvents => ({
  events: [event({}), ...events],
  teams: { [HOME]: { team: { name: 'Reds' } }, [AWAY]: { team: { name: 'Blues' } } },
  players: {
    [HOME]: [{ player: { wyId: 1, shortName: 'A. One', lastName: 'One' } }],
    [AWAY]: [{ player: { wyId: 2, lastName: 'Two' } }],
  },
})

const told = (...events: WyscoutEvent[]) =>
  wyscoutRecording(file(...events), HOME).moments.map(({ body }) => body)

describe('a Wyscout match', () => {
  it('names its teams from the file and its home side from outside', () => {
    expect(wyscoutRecording(file(), AWAY)).toMatchObject({ id: '7', home: 'Blues', away: 'Reds' })
  })

  it.each([
    ['a shot', { eventName: 'Shot', tag: 101, eventSec: 95 }, { side: 'home', minute: 2 }],
    [
      'a penalty',
      { eventName: 'Free Kick', subEventName: 'Penalty', tag: 101 },
      { side: 'home', how: 'penalty' },
    ],
    ['an own goal', { tag: 102, teamId: AWAY, playerId: 2 }, { side: 'home', how: 'own' }],
    [
      'stoppage time',
      { eventName: 'Shot', tag: 101, eventSec: 46.5 * 60 },
      { side: 'home', minute: 45, added: 2 },
    ],
  ] as const)('%s becomes a goal', (_, part, goal) => {
    expect(told(event(part))).toContainEqual(expect.objectContaining({ kind: 'goal', ...goal }))
  })

  it('the beaten goalkeeper scores nothing', () => {
    const bodies = told(event({ eventName: 'Save attempt', teamId: AWAY, tag: 101 }))
    expect(bodies.filter(({ kind }) => kind === 'goal')).toEqual([])
  })

  it.each([
    [1702, { colour: 'yellow' }],
    [1701, { colour: 'red' }],
    [1703, { colour: 'red', second: true }],
  ] as const)('tag %i is a card', (tag, card) => {
    expect(told(event({ eventName: 'Foul', tag }))).toContainEqual({
      kind: 'card',
      side: 'home',
      minute: 1,
      player: 'A. One',
      ...card,
    })
  })

  it('periods follow each other with their pauses, and the shoot-out counts kicks, not goals', () => {
    const recording = wyscoutRecording(
      file(
        event({ eventSec: 2800 }),
        event({ matchPeriod: '2H', eventSec: 2900 }),
        event({ matchPeriod: 'E1', eventSec: 900 }),
        event({ matchPeriod: 'E2', eventSec: 900 }),
        event({ matchPeriod: 'P', eventSec: 20, subEventName: 'Penalty', tag: 101 }),
        event({ matchPeriod: 'P', eventSec: 60, subEventName: 'Penalty', teamId: AWAY }),
      ),
      HOME,
    )
    const phases = recording.moments.flatMap(({ body }) =>
      body.kind === 'status' ? body.phase : [],
    )
    expect(phases).toEqual([
      'firstHalf',
      'halfTime',
      'secondHalf',
      'extraTime',
      'penalties',
      'finished',
    ])
    expect(recording.moments.filter(({ body }) => body.kind === 'penalty')).toHaveLength(2)
    expect(recording.moments.filter(({ body }) => body.kind === 'goal')).toEqual([])
    expect(recording.moments.map(({ seq }) => seq)).toEqual(
      recording.moments.map((_, at) => at + 1),
    )
  })
})
