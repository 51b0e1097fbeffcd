import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const searchEndpoints = {
  suggest: planned({
    call: 'c.search.wordList',
    method: 'POST',
    path: '/api/search/wordList',
    effect: 'read',
    input: shape({ keyWord: text({ max: 50 }) }),
  }),
  find: planned({
    call: 'c.search.searchContent',
    method: 'POST',
    path: '/api/search/searchContent',
    effect: 'read',
    input: shape({
      keyWord: text({ max: 50 }),
      pageNo,
      kind: named('searchType', optional(legacyCode)),
    }),
  }),
  hotWords: planned({
    call: 'c.search.hotWord',
    method: 'GET',
    path: '/api/search/hotWord',
    effect: 'read',
  }),
  findExperts: planned({
    call: 'c.search.searchUser',
    method: 'GET',
    path: '/api/search/searchUser',
    effect: 'read',
    input: shape({
      keyWord: text({ max: 50 }),
      kind: named('type', optional(legacyCode)),
      pageNo: named('pn', pageNo),
    }),
  }),
  hotExperts: planned({
    call: 'c.search.hotUser',
    method: 'GET',
    path: '/api/search/hotUser',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  countClick: planned({
    call: 'c.search.addClick',
    method: 'GET',
    path: '/api/search/addClick',
    effect: 'write',
    input: shape({ memberId: id, level: named('userLevel', optional(legacyCode)) }),
  }),
}
