import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { star } from '#ui/icon/control.ts'
import { share } from '#ui/icon/page.ts'
import { NavBar } from './nav-bar.tsx'

const act = () => {}

/** The bar above a match, for demos. */
export const matchBar = (
  <NavBar
    on="night"
    title="欧冠联赛阶段 第 5 轮"
    note="周三001　11-25 01:45"
    onBack={act}
    right={
      <>
        <IconButton glyph={star} label="关注比赛" onClick={act} />
        <IconButton glyph={share} size={22} label="分享" onClick={act} />
      </>
    }
  />
)
