export { setMealDirect, setMealGoods } from './buy-set-meal.ts'
