import type { Demo } from '#ui/demo.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { help } from '#ui/icon/page.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { matchBar } from './nav-bar.sample.tsx'
import { NavBar } from './nav-bar.tsx'

const act = () => {}

export const demo: Demo = {
  title: '导航栏',
  cases: [
    {
      name: '标题居中，右侧一键',
      wide: true,
      show: (
        <NavBar
          title="必发数据"
          onBack={act}
          right={<IconButton glyph={help} size={22} label="说明" onClick={act} />}
        />
      ),
    },
    {
      name: '长标题收尾，右侧无物',
      wide: true,
      show: <NavBar title="欧冠联赛阶段第五轮赛前要点与首发" onBack={act} on="page" />,
    },
    {
      name: '夜场，两行',
      wide: true,
      show: <NightPanel>{matchBar}</NightPanel>,
    },
  ],
}
