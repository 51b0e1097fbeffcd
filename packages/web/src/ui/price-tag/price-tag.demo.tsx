import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { PriceTag } from './price-tag.tsx'

export const demo: Demo = {
  title: '价格',
  cases: [
    {
      name: '原价、优惠、免费、已购、不再出售',
      show: (
        <div className={s.row}>
          <PriceTag amount="38" unit="金币" />
          <PriceTag amount="30.4" unit="金币" was="38" />
          <PriceTag amount="498" unit="元" />
          <PriceTag kind="free" />
          <PriceTag kind="owned" />
          <PriceTag kind="closed" text="已开赛" />
        </div>
      ),
    },
  ],
}
