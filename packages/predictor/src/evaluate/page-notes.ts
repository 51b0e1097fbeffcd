/** What the page says about the models themselves. */
export const MODEL_NOTES = `## How the forecasts are made

Three scales describe a match: log(home/away), the log odds of a draw, and the log odds of three goals or more.
On these scales strengths add up. Odds lose their margin by the power method.

1. **Ratings.** One strength for each team and country pool, a Kalman filter: it drifts with time, is pulled by the
   closing odds of past matches, and then by goals, shots on target and shots beyond what those odds expected. Quicker
   and slower copies, one without odds, Elo, pi-ratings on goals and on shots, rest days, the recent moves of a team's
   odds before kick-off, and its luck stand beside it. A second filter does the same for goals.
2. **Regression on closing odds.** Least squares with a memory of 20,000 matches learns from finished matches what the
   closing odds will be: in \`none\` from ratings alone, in \`open\` from the opening odds of several books, their
   handicap lines, and what ratings add. \`close\` starts from the closing odds themselves.
3. **Correction by results.** Logistic regression around that guess, one Newton step for each finished match, pulled
   towards no correction: a stretch, a bend, moves, luck, and where other sources disagree.
4. **One grid.** Goals of both sides and a factor on draws are chosen so that a grid of scores gives exactly these
   chances; handicaps, totals, scores and half/full are sums over it.

Nothing here is fitted in advance: all weights start at nought and are learned while walking forward.

## Choices made by hand, and on what

| choice | value | chosen on |
| --- | --- | --- |
| drift, summer and noises of the strength filter | \`EDGE_RESPONSE\` | squared error of the next Pinnacle closing, 2014/15–2018/19, coordinate search |
| the same for goals | \`OVER_RESPONSE\` | squared error of the next over/under, 2014/15–2018/19 |
| traces of moves and luck | 0.2, 0.06; 0.02 | 0.03, 0.06, 0.1 and 0.2 compared for moves on 2017/18–2020/21; luck not tuned |
| other books in \`open\` | six | RPS of \`open\`, 2017/18–2020/21: +.00083 with, +.00085 without |
| memory of the regressions | 20,000 matches | none, 10,000, 20,000 and 50,000 compared on 2017/18–2020/21; 10,000 and 20,000 are equal there within noise |
| pull of the corrections | 50 | 20, 50 and 150 compared on 2017/18–2020/21; no difference beyond noise |
| Elo, pi, Dixon-Coles decay and ridge | published values | not tuned |
| basketball: memory of the scatter | 2,500 games | log-loss 2014–2020: .6018, without a memory .6021; the question arose from 2021–2023, where margins scatter more |
| basketball filter | \`MARGIN\`, \`TOTAL\` | squared error of the next line, 2012–2020 |

The scores of 2021/22–2023/24 were on the table while this was built. No number above was set by them, but the ideas
that stayed were seen to hold there too, so expect slightly less on seasons nobody has seen.

## Commands

| command | does |
| --- | --- |
| \`npm run -s predictor -- serve\` | answers JSON lines on stdin: hello, load, predict, results |
| \`npm run -s predictor -- predict --history a.csv.gz,b.csv.gz --fixtures f.csv --asof 2024-08-16 --mode none\` | one forecast for each fixture |
| \`npm run -s predictor -- same-odds --history a.csv.gz --queries q.json\` | precedents with counts and the last hundred |
| \`npm run -s predictor -- market sheet.json\` | margins, Kelly index, dispersion, exchange heat, settlement and every market of a forecast |
| \`npm run -s settle -- picks.csv\` | settles handicap picks |
| \`npm run evaluate\` | writes this page |
| \`npm run bench -- predict\` | times fits and searches |

## What was tried and is not used

- Cubes and league interactions in the regression on opening odds: no gain on 2017/18–2020/21.
- Every single rating beside the pooled one in the regression on opening odds, and quicker traces of moves: no gain there.
- Learning the regressions from the two highest tiers only: no gain beyond noise.
- Refitting the corrections from all rows every four weeks: the same scores as one step for each match, and far slower.
`
