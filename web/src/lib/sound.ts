// Soft sounds, synthesised: no file to load.
let context: AudioContext | null = null;

function note(at: AudioContext, pitch: number, from: number): void {
  const [tone, volume] = [at.createOscillator(), at.createGain()];
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  tone.connect(volume).connect(at.destination);
  tone.start(from);
  tone.stop(from + 0.55);
}

/** A short low knock, as of wood on wood. */
function tap(at: AudioContext, from: number): void {
  const [tone, volume] = [at.createOscillator(), at.createGain()];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(210, from);
  tone.frequency.exponentialRampToValueAtTime(85, from + 0.07);
  volume.gain.setValueAtTime(0.09, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.11);
  tone.connect(volume).connect(at.destination);
  tone.start(from);
  tone.stop(from + 0.12);
}

/** A browser plays nothing before the first interaction. */
function play(what: (at: AudioContext) => void): void {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') {
      void context.resume();
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    what(context);
  } catch {
    context = null;
  }
}

/** The sound for the viewer's turn. */
export function chime(): void {
  play((at) => {
    note(at, 523.25, at.currentTime);
    note(at, 659.25, at.currentTime + 0.16);
  });
}

/** The sound of a piece that is placed. */
export function knock(): void {
  play((at) => tap(at, at.currentTime));
}
