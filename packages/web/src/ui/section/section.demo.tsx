import type { Demo } from '#ui/demo.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from './section.tsx'

export const demo: Demo = {
  title: '区块标题',
  cases: [
    {
      name: '页面上',
      wide: true,
      show: <Section title="正在进行" fact="12 场" more={{ text: '全部比分', href: '#/ui' }} />,
    },
    {
      name: '卡片内',
      wide: true,
      show: (
        <Card as="div">
          <Section inCard title="技术统计" more={{ text: '全部 18 项', href: '#/ui' }} />
        </Card>
      ),
    },
  ],
}
