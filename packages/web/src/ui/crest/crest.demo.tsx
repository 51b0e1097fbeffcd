import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { crestPatterns, crestShapes, type CrestSpec } from './crest-spec.ts'
import { Crest } from './crest.tsx'

const colours = [
  ['#2152DC', '#FFFFFF', 'LM'],
  ['#D21F32', '#FFFFFF', '海'],
  ['#0B7A4B', '#F2B705', 'RV'],
  ['#17181A', '#FFFFFF', 'BC'],
  ['#F2B705', '#17181A', 'FC'],
  ['#5A2B91', '#F7B82D', 'KX'],
  ['#FFFFFF', '#12408F', 'NT'],
  ['#7DB8E8', '#10305F', 'SC'],
  ['#8A1538', '#9CC4EA', 'AV'],
  ['#DF700A', '#17181A', 'TG'],
] as const

const specs = crestPatterns.map((pattern, i): CrestSpec => {
  const [a, b, text] = colours[i] ?? colours[0]
  return { a, b, text, pattern, shape: crestShapes[i % crestShapes.length] ?? 'shield' }
})

export const demo: Demo = {
  title: '队徽',
  cases: [
    { name: '六形 × 十纹 × 两色 × 字', show: <Row size={44} /> },
    { name: '小于 26 不写字', show: <Row size={20} /> },
    {
      name: '由编号推得，图片失败时同样',
      show: (
        <div className={s.row}>
          {['t101', 't102', 't103', 't104', 't105', 't106'].map((id) => (
            <Crest key={id} id={id} name="城" size={32} />
          ))}
          <Crest id="t107" name="联" size={32} logoUrl="data:image/png;base64,AA==" />
        </div>
      ),
    },
  ],
}

function Row({ size }: { size: number }) {
  return (
    <div className={s.sheet}>
      {specs.map((spec) => (
        <Crest key={spec.text} id={spec.text} spec={spec} size={size} />
      ))}
    </div>
  )
}
