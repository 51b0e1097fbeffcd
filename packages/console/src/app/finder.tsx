import { findEndpoints } from '@linmen/contract/console/find.endpoints.ts'
import { read } from '@linmen/web/src/kit/read.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AutoComplete, Button, Modal } from 'antd'
import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { places } from '#desks/places.ts'
import { failureText } from '#kit/ask.ts'
import { allows, useMe, type Me } from '#kit/me.ts'
import { addressOf } from '#kit/route.ts'
import { pages } from './pages.ts'

const SETTLES_MS = 200
const SHORTEST = 2
const LIST = 'find-list'
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Looks everywhere an operator may look, from wherever they are. */
export function Finder() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <Button className="find" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        搜索会员、订单、方案、资讯
        <kbd>{isApple ? '⌘' : 'Ctrl'} K</kbd>
      </Button>
      {open && <FindBox close={() => setOpen(false)} />}
    </>
  )
}

function FindBox({ close }: { readonly close: () => void }) {
  const me = useMe()
  const [written, write] = useState('')
  const box = useRef<ComponentRef<typeof AutoComplete>>(null)
  const word = useSettled(written.trim())
  const asked = word.length >= SHORTEST
  const { data, error, isFetching } = useQuery({
    ...read(findEndpoints.find, { q: word }),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const found = [...desksCalled(me, written.trim()), ...(asked ? groupsOf(data?.found ?? []) : [])]
  const leave = (address: string) => {
    location.hash = address
    close()
  }
  // A long list is scrolled by keys, too; the library forgets that.
  useEffect(() => {
    document
      .querySelector(`.${LIST} .ant-select-dropdown-list-holder`)
      ?.setAttribute('tabindex', '0')
  })
  return (
    <Modal
      open
      title="搜索"
      footer={null}
      width={640}
      onCancel={close}
      afterOpenChange={(isOpen) => {
        if (isOpen) box.current?.focus()
      }}
    >
      <AutoComplete
        ref={box}
        classNames={{ popup: { root: LIST } }}
        open={written.trim() !== ''}
        value={written}
        options={found}
        showSearch={{ filterOption: false, onSearch: write }}
        onSelect={leave}
        // An open list keeps the key to itself.
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
        defaultActiveFirstOption
        aria-label="搜索会员、订单、方案、资讯"
        placeholder="手机号、编号、昵称、订单号、标题或页面名称"
        notFoundContent={
          error ? failureText(error) : isFetching || word !== written.trim() ? '正在找' : '没有找到'
        }
        style={{ width: '100%' }}
        listHeight={420}
        virtual={false}
      />
    </Modal>
  )
}

/** A word as it is once nobody has written for a moment. */
function useSettled(word: string): string {
  const [settled, settle] = useState(word)
  useEffect(() => {
    const timer = setTimeout(() => settle(word), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [word])
  return settled
}

interface Found {
  readonly desk: string
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly wish: Readonly<Record<string, string>>
}

function groupsOf(found: readonly Found[]) {
  return places
    .map(({ desk }) => ({
      label: desk.title,
      options: found
        .filter((each) => each.desk === desk.name)
        .map(({ title, note, wish }) => ({
          value: addressOf(desk.name, wish),
          label: (
            <span className="found">
              <span>{title}</span>
              <small>{note}</small>
            </span>
          ),
        })),
    }))
    .filter(({ options }) => options.length > 0)
}

function desksCalled(me: Me, word: string) {
  if (word === '') return []
  const called = [
    ...pages.map(({ name, title }) => ({ name, title })),
    ...places
      .filter(({ desk }) => allows(me, desk.row.permission))
      .map(({ desk: { name, title } }) => ({ name, title })),
  ].filter(({ title }) => title.includes(word))
  if (called.length === 0) return []
  const options = called.map(({ name, title }) => ({ value: addressOf(name), label: title }))
  return [{ label: '页面', options }]
}
