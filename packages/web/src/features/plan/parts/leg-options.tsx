import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SelectTile } from '#ui/select-tile/select-tile.tsx'
import { marketsOf, optionsOf } from '#features/plan/offered-words.ts'
import type { DraftLeg } from '#features/plan/use-plan-draft.ts'
import { MatchLine } from './match-picker.tsx'
import s from './publish-form.module.css'

interface LegOptionsProps {
  readonly leg: DraftLeg
  readonly sport: Sport
  readonly onChange: (part: Partial<DraftLeg>) => void
  readonly onDrop: () => void
  /** The option is given until then instead of now. */
  readonly promisedAtMs: number | null
}

/** One match of the plan: market, options with their prices, when those were said. */
export function LegOptions({ leg, sport, onChange, onDrop, promisedAtMs }: LegOptionsProps) {
  const { offered, oddsType, option } = leg
  const { home, away } = offered.match
  return (
    <Card padded label={`${home} 对 ${away}`}>
      <MatchLine offered={offered} sport={sport} />
      <div className={s.row}>
        <Segmented
          label="玩法"
          items={marketsOf(offered, sport)}
          value={oddsType}
          onChange={(next) => onChange({ oddsType: next, option: null })}
        />
        <Button look="ghost" size="s" label={`移除 ${home} 对 ${away}`} onClick={onDrop}>
          移除
        </Button>
      </div>
      {promisedAtMs === null ? (
        <OptionTiles
          offered={offered}
          oddsType={oddsType}
          sport={sport}
          option={option}
          onChoose={(word) => onChange({ option: word })}
        />
      ) : (
        <div className={s.wait}>
          <b>{beijingTime(promisedAtMs)} 前给出选项和理由</b>
          到时未给出，系统自动取消并全额退还读者。玩法现在选定，之后不可更换
        </div>
      )}
    </Card>
  )
}

interface OptionTilesProps extends Pick<DraftLeg, 'offered' | 'oddsType' | 'option'> {
  readonly sport: Sport
  readonly onChoose: (option: string) => void
}

/** What can be picked of one market, with prices and when those were said. */
export function OptionTiles({ offered, oddsType, option, sport, onChoose }: OptionTilesProps) {
  return (
    <>
      <div className={s.options}>
        {optionsOf(offered, oddsType, sport).map(({ option: word, name, odds }) => (
          <SelectTile
            key={word}
            selected={option === word}
            label={`${name} ${odds}`}
            onClick={() => onChoose(word)}
          >
            <span className={s.option}>
              {name}
              <b>{odds}</b>
            </span>
          </SelectTile>
        ))}
      </div>
      <p className={s.note}>{beijingTime(offered.pricedAtMs)} 更新，以锁定时的指数记入战绩</p>
    </>
  )
}
