// The words of the interface, in the language of the reader. English is the only one so far.
export { en as words } from './en';
