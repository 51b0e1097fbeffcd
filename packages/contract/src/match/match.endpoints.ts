import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { bit, followAction, sport } from '#kit/legacy-words.ts'
import { deviceUnknown, matchNotFound } from './match.refusals.ts'

/** What lists need. Calls about one match stand in a table of their own, so that nobody loads them for a list. */
export const matchEndpoints = {
  listDates: endpoint({
    call: 'c.queryDateList',
    method: 'GET',
    path: '/api/queryDateList',
    effect: 'read',
    input: shape({
      sport: named('matchType', optional(sport)),
      /** `2026-11`. Left out, the days around today are told. */
      month: optional(text({ pattern: /^\d{4}-(0[1-9]|1[0-2])$/ })),
    }),
    output: shape({
      today: day,
      dates: named(
        'dateArr',
        list(
          shape({
            date: day,
            matches: named('matchCount', int()),
            /** False while only some leagues have told theirs. */
            whole: named('isWhole', flag),
          }),
        ),
      ),
    }),
  }),
  // Visitors ask too: they follow nothing, but the number of plans is for everyone.
  followStates: endpoint({
    call: 'c.matchcenter.queryFollowStatusAndTjNumber',
    method: 'POST',
    path: '/api/matchcenter/queryFollowStatusAndTjNumber',
    effect: 'read',
    about: ['follows'],
    input: shape({
      ids: list(id),
      sport: named('matchType', optional(sport)),
      withVideo: named('includeVideo', optional(bit)),
      onlyVideo: optional(bit),
    }),
    output: shape({
      states: named(
        'dataList',
        list(
          shape({
            matchId: id,
            followed: named('isFollow', flag),
            // Those on sale, as a list counts them; once the match has begun there are none.
            plans: named('tjNumber', int()),
            plansWritten: named('tjTotal', optional(int())),
          }),
        ),
      ),
    }),
  }),
  followMatch: endpoint({
    call: 'c.user.followMatch',
    method: 'GET',
    path: '/api/user/followMatch',
    effect: 'write',
    access: 'member',
    touches: ['follows'],
    input: shape({
      matchId: id,
      action: named('type', followAction),
      sport: named('matchType', withDefault(sport, 'football')),
    }),
    refusals: { ...matchNotFound, ...deviceUnknown },
  }),
  listFollowed: endpoint({
    call: 'c.user.queryUserFollowMatchIds',
    method: 'GET',
    path: '/api/user/queryUserFollowMatchIds',
    effect: 'read',
    access: 'member',
    about: ['follows'],
    input: shape({
      pageNo: named('pn', pageNo),
      pageSize: named('ps', withDefault(int({ min: 1, max: 300 }), 300)),
      sport: named('matchType', withDefault(sport, 'football')),
    }),
    output: shape({ matchIds: named('dataList', list(id)), hasNext: flag }),
  }),
}
