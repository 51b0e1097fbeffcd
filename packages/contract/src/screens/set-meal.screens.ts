import { screen } from '#kit/screen.ts'

export const setMealScreens = {
  SetMealList: screen({
    path: '/set-meal-list',
    routes: ['rt.set-meal-list'],
    defaults: { scope: 1 },
    planned: true,
  }),
  SetMealRecord: screen({
    path: '/set-meal-record',
    routes: ['rt.set-meal-record'],
    access: 'member',
    defaults: { scope: 1 },
    planned: true,
  }),
}
