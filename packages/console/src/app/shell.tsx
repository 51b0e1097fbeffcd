import { roleNames } from '@linmen/domain/operator/roles.ts'
import { Button, Layout, Menu, Result } from 'antd'
import { useEffect } from 'react'
import { groupNames, places } from '#desks/places.ts'
import { DeskPage } from '#kit/desk-page.tsx'
import { allows, useMe } from '#kit/me.ts'
import { addressOf, usePlace } from '#kit/route.ts'
import { timeText } from '#kit/value.tsx'
import { Finder } from './finder.tsx'
import { leaveConsole } from './leave.ts'
import { Mark } from './mark.tsx'
import { pages } from './pages.ts'

/** The desks an operator may see, and the one that is open. */
export function Shell() {
  const me = useMe()
  const { page, wish } = usePlace()
  const open = places.filter(({ desk }) => allows(me, desk.row.permission))
  const at = open.find(({ desk }) => desk.name === page)
  const own = pages.find(({ name }) => name === page)
  const title = at?.desk.title ?? own?.title ?? '没有这个页面'
  useEffect(() => {
    document.title = `${title} - 临门运营台`
  }, [title])
  return (
    <Layout className="shell">
      <Layout.Sider width={208} className="side">
        <div className="side-mark">
          <Mark />
        </div>
        <nav aria-label="运营台">
          <Menu theme="dark" mode="inline" selectedKeys={[page]} items={menuOf(open)} />
        </nav>
        <div className="side-me">
          <span>
            {me.name}
            <small>{me.role && roleNames[me.role]}</small>
          </span>
          <Button size="small" ghost onClick={() => void leaveConsole()}>
            退出
          </Button>
        </div>
      </Layout.Sider>
      <Layout>
        <Layout.Header className="top">
          <h1>{title}</h1>
          <Finder />
          {me.endsAtMs !== undefined && <span>本次登录到 {timeText(me.endsAtMs)}</span>}
        </Layout.Header>
        <Layout.Content className="content" role="main">
          {at ? (
            <DeskPage key={page} place={at} wish={wish} />
          ) : own ? (
            <own.Page />
          ) : (
            <Result status="404" title="没有这个页面，或没有权限查看" />
          )}
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

const link = (name: string, title: string) => ({
  key: name,
  label: <a href={addressOf(name)}>{title}</a>,
})

const menuOf = (open: typeof places) =>
  (Object.keys(groupNames) as (keyof typeof groupNames)[])
    .map((group) => ({
      type: 'group' as const,
      key: group,
      label: groupNames[group],
      children: [
        ...pages.filter((each) => each.group === group).map(({ name, title }) => link(name, title)),
        ...open
          .filter((each) => each.group === group)
          .map(({ desk }) => link(desk.name, desk.title)),
      ],
    }))
    .filter(({ children }) => children.length > 0)
