import { useHost } from '#kit/host.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useBrand } from '#features/host/use-brand.ts'
import { DownloadView } from '#features/host/parts/download-view.tsx'

const SECTIONS = [
  {
    title: '合作渠道用户',
    text: [
      '从合作渠道来的用户，添加到桌面之后仍用渠道的手机号登录，账号、金币和已购内容不变。',
      '渠道编号写在二维码里，请不要改动地址。',
    ],
  },
  {
    title: '打不开怎么办',
    text: ['部分渠道应用限制外部页面，请复制地址，用系统浏览器打开后再添加。'],
  },
]

/** The same for who comes through a partner's channel: the code keeps whose they are. */
export function Page() {
  const host = useHost()
  const { agentId = host.agentId } = useScreenParams('HzDownloadPage')
  const { name } = useBrand(agentId)
  const query = new URLSearchParams({ agentId, from: 'hz' })
  return (
    <DownloadView
      title={`${name}渠道版`}
      name={name}
      note={`渠道编号 ${agentId}`}
      address={`${location.origin}/?${query}`}
      sections={SECTIONS}
    />
  )
}
