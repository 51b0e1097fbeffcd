import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { channelWords, contentDesks, foulWords } from '@linmen/contract/console/content-desks.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { LONGEST_TEXT } from '@linmen/contract/kit/desk.ts'
import { ArticlePreview, BroadcastPreview, paragraphsOf } from './phone-previews.tsx'
import { reason, withReason, type ConsoleDesk, type Field, type Values } from '#kit/console-desk.ts'

const optionsOf = (words: Readonly<Record<string, { readonly text: string }>>) =>
  Object.entries(words).map(([value, { text }]) => ({ value, label: text }))

const foul: Field = {
  name: 'reason',
  title: '理由',
  kind: 'choice',
  options: optionsOf(foulWords),
  initial: () => 'other',
}
const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}
const pending = ({ state }: Values) => state === 'pending'
const open = ({ state }: Values) => state === 'waiting' || state === 'hidden'
const withId = ({ id }: Values, values: Values) => ({ id, ...values })

const articleWords = (body: string, otherwise: Values = {}): readonly Field[] => [
  { name: 'title', title: '标题', kind: 'text', max: 60, initial: ({ title }) => title },
  {
    ...{ name: 'text', title: body, kind: 'long', max: LONGEST_TEXT },
    initial: ({ text }) => text,
  },
  {
    ...{ name: 'source', title: '来源', kind: 'text', max: 40 },
    initial: ({ source }) => source ?? otherwise['source'],
  },
]

const inParagraphs = ({ text, ...values }: Values): Values => ({
  ...values,
  paragraphs: paragraphsOf(text),
})

/** A text that may be cut in its row is not written back: its end would be lost. */
const isWhole = ({ text }: Values) => typeof text !== 'string' || [...text].length < LONGEST_TEXT

const IN_PARAGRAPHS = '正文，空行分段'
const editing = { title: '改资讯', row: actEndpoints.editArticle, Preview: ArticlePreview }
const mayEdit = (row: Values) => row['automatic'] === false && isWhole(row)

export const contentPlaces: readonly ConsoleDesk[] = [
  {
    desk: contentDesks.posts,
    group: 'duty',
    deeds: [
      {
        title: '通过',
        key: 'a',
        row: writingEndpoints.review,
        when: open,
        fields: [],
        input: ({ id }) => ({ postId: id, show: true, reason: 'other' }),
      },
      {
        title: '移除',
        key: 'r',
        danger: true,
        row: writingEndpoints.review,
        when: ({ state }) => state !== 'removed',
        fields: [foul],
        input: ({ id }, values) => ({ postId: id, show: false, ...values }),
      },
      {
        title: '恢复展示',
        row: writingEndpoints.review,
        when: ({ state }) => state === 'removed',
        fields: [],
        input: ({ id }) => ({ postId: id, show: true, reason: 'other' }),
      },
      {
        title: '置顶',
        row: communityEndpoints.pin,
        when: ({ state, kind }) => state === 'shown' && kind === 'post',
        fields: [],
        input: ({ id }) => ({ postId: id, pinned: true }),
      },
    ],
    related: [audited],
  },
  {
    desk: contentDesks.applications,
    group: 'duty',
    deeds: [
      {
        title: '通过',
        key: 'a',
        row: applyEndpoints.decide,
        when: pending,
        fields: [
          { name: 'answer', title: '答复，会发给申请人，可不填', kind: 'long', optional: true },
        ],
        input: ({ id }, values) => ({ id, accept: true, ...values }),
      },
      {
        title: '驳回',
        key: 'r',
        danger: true,
        row: applyEndpoints.decide,
        when: pending,
        fields: [{ name: 'answer', title: '原因，会发给申请人', kind: 'long' }],
        input: ({ id }, values) => ({ id, accept: false, ...values }),
      },
    ],
    related: [
      { desk: contentDesks.posts, wish: ({ memberId }) => ({ q: String(memberId) }) },
      audited,
    ],
  },
  {
    desk: contentDesks.experts,
    group: 'content',
    deeds: [
      {
        title: '调整等级与分成',
        row: actEndpoints.setExpert,
        fields: [
          {
            name: 'grade',
            title: '等级（1 最高）',
            kind: 'number',
            initial: (row) => row['grade'],
          },
          {
            name: 'sharePercent',
            title: '分成百分比（至多 30）',
            kind: 'number',
            initial: (row) => row['sharePercent'],
          },
          reason,
        ],
        input: withId,
      },
    ],
    related: [audited],
  },
  {
    desk: contentDesks.articles,
    group: 'content',
    makes: [
      {
        title: '写资讯',
        row: homeEndpoints.publishArticle,
        fields: [
          {
            name: 'channel',
            title: '栏目',
            kind: 'choice',
            options: optionsOf(channelWords),
            initial: () => 'headline',
          },
          ...articleWords(IN_PARAGRAPHS, { source: '临门' }),
        ],
        input: (_row, values) => inParagraphs(values),
        Preview: ArticlePreview,
      },
    ],
    deeds: [
      {
        ...editing,
        when: (row) => mayEdit(row) && row['marked'] !== true,
        fields: [...articleWords(IN_PARAGRAPHS), reason],
        input: ({ id }, values) => ({ id, ...inParagraphs(values) }),
      },
      {
        ...editing,
        when: (row) => mayEdit(row) && row['marked'] === true,
        fields: [...articleWords('正文，格式写作 HTML 标签'), reason],
        input: ({ id }, { text, ...values }) => ({ id, ...values, paragraphs: [], markup: text }),
      },
      {
        title: '撤下',
        danger: true,
        row: actEndpoints.setArticle,
        when: ({ removedAtMs }) => removedAtMs === undefined,
        input: (row, values) => ({ ...withReason(row, values), removed: true }),
      },
      {
        title: '恢复',
        row: actEndpoints.setArticle,
        when: ({ removedAtMs }) => removedAtMs !== undefined,
        input: (row, values) => ({ ...withReason(row, values), removed: false }),
      },
    ],
    related: [audited],
  },
  {
    desk: contentDesks.announcements,
    group: 'content',
    makes: [
      {
        title: '发布广播',
        row: actEndpoints.broadcast,
        fields: [
          {
            name: 'kind',
            title: '类别',
            kind: 'choice',
            options: [
              { value: 'notice', label: '公告' },
              { value: 'system', label: '系统' },
              { value: 'promotion', label: '活动' },
            ],
            initial: () => 'notice',
          },
          { name: 'title', title: '标题', kind: 'text', max: 40 },
          { name: 'content', title: '内容', kind: 'long', max: 500 },
          reason,
        ],
        input: (_row, values) => values,
        Preview: BroadcastPreview,
      },
    ],
    related: [audited],
  },
]
