import { test } from 'vitest'
import { expectLongerPrices, expectTenMenWorse } from '#test/sent-off-calibration.ts'

test('over whole seasons ten men score two thirds of what they would, their opponents more', () =>
  expectTenMenWorse({ oneLeagueOf: 1 }))

test('prices in play follow every red card of a day: who is sent off is longer, whoever leads', () =>
  expectLongerPrices({ atMost: Infinity }))
