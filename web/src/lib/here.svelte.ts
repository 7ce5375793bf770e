// The current route.
import { link, parse, type Route } from './route';

class Here {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = link(route);
  }

  /** Changes the address without a new entry in the history. */
  replace(route: Route): void {
    history.replaceState(null, '', link(route));
    this.route = route;
  }
}

export const here = new Here();
