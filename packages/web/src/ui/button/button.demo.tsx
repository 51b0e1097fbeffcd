import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { refresh } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { unlock } from '#ui/icon/page.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Button } from './button.tsx'

const act = () => {}

export const demo: Demo = {
  title: '按钮',
  cases: [
    {
      name: '四种外观',
      show: (
        <div className={s.row}>
          <Button onClick={act}>去看今天的比赛</Button>
          <Button look="ghost" icon={<Icon glyph={refresh} size={18} />} onClick={act}>
            重新加载
          </Button>
          <Button look="volt" onClick={act}>
            开启
          </Button>
          <Button look="gold" onClick={act}>
            续费
          </Button>
        </div>
      ),
    },
    {
      name: '三种尺寸',
      show: (
        <div className={s.row}>
          <Button size="s" onClick={act}>
            充值
          </Button>
          <Button size="s" look="ghost" onClick={act}>
            关注
          </Button>
          <Button icon={<Icon glyph={unlock} size={18} />} onClick={act}>
            免费解锁
          </Button>
          <Button size="l" onClick={act}>
            支付 30 金币
          </Button>
        </div>
      ),
    },
    {
      name: '等待与不可用',
      show: (
        <div className={s.row}>
          <Button busy onClick={act}>
            支付 30 金币
          </Button>
          <Button disabled>登录</Button>
        </div>
      ),
    },
    {
      name: '夜场上',
      show: (
        <NightPanel>
          <div className={s.row} style={{ padding: 16 }}>
            <Button look="volt" size="s" onClick={act}>
              关注
            </Button>
            <Button look="ghost" size="s" onClick={act}>
              已关注
            </Button>
          </div>
        </NightPanel>
      ),
    },
  ],
}
