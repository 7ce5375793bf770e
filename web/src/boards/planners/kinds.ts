/** What the objects of each colour are. It depends on the edition, so the board tells what it draws through a context. */
import { getContext, setContext } from 'svelte';
import { COLOURS } from './notation';
import type { Colour, ObjectKind, PlannersView } from './view';

type KindOf = (colour: Colour) => ObjectKind;

const KEY = Symbol('the kinds of objects');
/** What is drawn outside a board, such as a single tile. */
const USUAL: Record<Colour, ObjectKind> = { red: 'buildings', green: 'tree_rows', blue: 'fountains', yellow: 'trams' };

/** What the objects of a colour are in the edition that ships. */
export const usualKind = (colour: Colour): ObjectKind => USUAL[colour];

/** What the objects of a colour are in a game. */
export const kindIn = (view: PlannersView, colour: Colour): ObjectKind => view.kinds[COLOURS.indexOf(colour)] ?? usualKind(colour);

/** Sets the kinds for everything inside a component. */
export const provideKinds = (kindOf: KindOf) => setContext(KEY, kindOf);

/** What the objects of a colour are here. */
export const useKinds = (): KindOf => getContext<KindOf | undefined>(KEY) ?? usualKind;
