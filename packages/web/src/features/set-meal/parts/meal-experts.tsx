import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { situations } from '#kit/policy/error-policy.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './meal-experts.module.css'

/** Whose set meals are on sale; a tap leads to the expert. */
export function MealExperts() {
  const asked = read(setMealEndpoints.listExperts, {}, situations.couponList)
  const experts = useQuery(asked).data?.list ?? []
  if (experts.length === 0) return null
  return (
    <ul className={s.list} aria-label="有套餐的专家">
      {experts.map(({ id, name, avatar }) => (
        <li key={id}>
          <Press
            className={s.expert}
            href={isOpen('ExpertHomePage') ? hrefTo('ExpertHomePage', { expertId: id }) : undefined}
          >
            <Avatar id={id} url={avatar} size={44} />
            <span className={s.name}>{name}</span>
          </Press>
        </li>
      ))}
    </ul>
  )
}
