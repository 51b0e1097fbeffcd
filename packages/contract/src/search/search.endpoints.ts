import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { hotExpert } from '#expert/expert.schemas.ts'
import { find, findScope, hotWord, wordOffer } from './search.schemas.ts'

const keyWord = text({ min: 1, max: 50 })
/** Asked where an app around us has one sport only. */
const ofSport = named('raceType', optional(sport))

export const searchEndpoints = {
  suggest: endpoint({
    call: 'c.search.wordList',
    method: 'POST',
    path: '/api/search/wordList',
    effect: 'read',
    input: shape({ keyWord, sport: ofSport }),
    output: shape({ words: named('wordList', list(wordOffer)) }),
  }),
  find: endpoint({
    call: 'c.search.searchContent',
    method: 'POST',
    path: '/api/search/searchContent',
    effect: 'read',
    input: shape({
      keyWord,
      pageNo,
      scope: named('searchType', withDefault(findScope, 'all')),
      sport: ofSport,
    }),
    output: shape({
      items: named('dataList', list(find)),
      hasNext: flag,
      /** How many there are of each part; of all of them together only the best are told. */
      counts: named(
        'countInfo',
        shape({ match: int(), team: int(), expert: int(), content: int() }),
      ),
      /** When nothing was found: what sounds or looks most like it. */
      nearest: named('recommendList', list(wordOffer)),
    }),
  }),
  hotWords: endpoint({
    call: 'c.search.hotWord',
    method: 'GET',
    path: '/api/search/hotWord',
    effect: 'read',
    output: shape({ words: named('hotWordList', list(hotWord)) }),
  }),
  findExperts: endpoint({
    call: 'c.search.searchUser',
    method: 'GET',
    path: '/api/search/searchUser',
    effect: 'read',
    about: ['experts'],
    input: shape({
      keyWord,
      kind: named('type', optional(sport)),
      pageNo: named('pn', pageNo),
    }),
    output: pageOf(hotExpert),
  }),
  hotExperts: endpoint({
    call: 'c.search.hotUser',
    method: 'GET',
    path: '/api/search/hotUser',
    effect: 'read',
    about: ['experts'],
    input: shape({ kind: named('type', optional(sport)) }),
    output: shape({ list: list(hotExpert) }),
  }),
  countClick: endpoint({
    call: 'c.search.addClick',
    method: 'GET',
    path: '/api/search/addClick',
    effect: 'write',
    touches: [],
    input: shape({ memberId: id, level: named('userLevel', optional(legacyCode)) }),
  }),
}
