import { describe, expect, it } from 'vitest'
import { gridView, likeliest, predictionPoints } from './prediction-view.ts'
import { trackRecord } from './track-record.ts'

const RATED = {
  chances: { home: 5230, draw: 2510, away: 2260 },
  goals: { home: 16_200, away: 9800 },
  rho: -400,
  sample: 1104,
}

describe('what a prediction says', () => {
  it.each([
    [{ home: 5000, draw: 3000, away: 2000 }, 'home'],
    [{ home: 3000, draw: 4000, away: 3000 }, 'draw'],
    [{ home: 2000, draw: 3000, away: 5000 }, 'away'],
    [{ home: 4000, draw: 4000, away: 2000 }, 'home'],
  ] as const)('%o is likeliest %s', (chances, side) => {
    expect(likeliest(chances)).toBe(side)
  })

  it('scores, totals and both-score come from one grid', () => {
    const { scores, over, totals } = gridView(RATED)
    expect(scores[0]).toMatchObject({ home: 1, away: 1 })
    expect(scores.map(({ chance }) => chance)).toEqual(
      scores.map(({ chance }) => chance).toSorted((a, b) => b - a),
    )
    const three = totals.slice(3).reduce((sum, each) => sum + each, 0)
    expect(Math.abs(three - over)).toBeLessThan(0.3)
  })

  it('the table of scores holds every score once, and the likeliest as they are listed', () => {
    const { grid, scores } = gridView(RATED)
    expect(grid.flat().reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 0)
    const { home, away, chance } = scores[0]!
    expect(grid[home]![away]).toBe(chance)
  })

  it('every sentence carries its numbers', () => {
    const market = { home: 5010, draw: 2600, away: 2390 }
    const points = predictionPoints(RATED, { chances: market, name: '36*' })
    expect(points[0]).toBe('模型主胜 52%，36* 50%')
    const unnamed = predictionPoints(RATED, { chances: market, name: undefined })
    expect(unnamed[0]).toBe('模型主胜 52%，市场 50%')
    // What the bar above prints, though 67.4 alone would be 67.
    const chances = { home: 6740, draw: 2030, away: 1230 }
    expect(predictionPoints({ ...RATED, chances }, null)[0]).toContain('主胜 68%')
    expect(points[2]).toContain('评级样本 1104 场')
    expect(predictionPoints(RATED, null)[0]).toContain('暂无市场对照')
  })
})

describe('a track record', () => {
  const right = { chances: RATED.chances, market: RATED.chances, score: { home: 2, away: 0 } }
  const wrong = { ...right, score: { home: 0, away: 1 } }

  it('counts hits and scores the model beside the market', () => {
    const record = trackRecord([right, wrong])
    expect(record).toMatchObject({ matches: 2, hits: 1 })
    expect(record.rps).toBeCloseTo(record.marketRps!, 12)
  })

  it('is compared only where the market priced every match', () => {
    expect(trackRecord([right, { ...wrong, market: null }]).marketRps).toBeNull()
  })

  it('tells what was said beside what came', () => {
    const { points, error } = trackRecord([right, wrong]).calibration
    expect(points.reduce((sum, { n }) => sum + n, 0)).toBe(6)
    expect(points.at(-1)).toMatchObject({ n: 2, came: 0.5 })
    expect(error).toBeGreaterThan(0)
  })

  it('of nothing is nothing', () => {
    expect(trackRecord([])).toEqual({
      matches: 0,
      hits: 0,
      rps: null,
      marketRps: null,
      logLoss: null,
      marketLogLoss: null,
      calibration: { error: null, points: [] },
    })
  })
})
